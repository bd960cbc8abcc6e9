/** The ids under which the double has what the product needs. */
export const ids = {
  account: "acc0000000000000000000000000000a",
  token: "token-with-all-rights",
  content: "c0ffee00000000000000000000000001",
  database: "d1d1d1d1-0000-4000-8000-000000000001",
  bucket: "hraver-media",
};
