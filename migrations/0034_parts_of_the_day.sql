-- How many people of an answer come to each part of the day (app/domain/reply), as JSON like
-- {"church":3,"restaurant":4}; NULL where all who come are at all parts of `attending`.
ALTER TABLE replies ADD COLUMN parts TEXT;
ALTER TABLE reply_revisions ADD COLUMN parts TEXT;
