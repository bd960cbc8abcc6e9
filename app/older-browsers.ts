/* oxlint-disable import/no-unassigned-import -- each adds the method that it is named after */

/**
 * Methods that hydrated pages and their libraries use and that browsers of decision 079 lack. Loaded
 * before such a page's own script, and only where one is missing; documents use none of them
 * (tests/journeys/old-phones.long.spec.ts).
 */
import "core-js/stable/array/at";
import "core-js/stable/array/find-last";
import "core-js/stable/array/find-last-index";
import "core-js/stable/array/to-sorted";
import "core-js/stable/object/has-own";
import "core-js/stable/promise/all-settled";
import "core-js/stable/string/match-all";
import "core-js/stable/string/replace-all";
