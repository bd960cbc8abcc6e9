-- Which people of a household come, as they were named when the reply was given
-- (app/domain/reply). JSON: [{ "name", "child", "comes" }], the name null for "and guest". NULL
-- where they were not asked by name, and for a household that does not come.
ALTER TABLE replies ADD COLUMN people TEXT;
ALTER TABLE reply_revisions ADD COLUMN people TEXT;
