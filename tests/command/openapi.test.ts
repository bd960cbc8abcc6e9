import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument } from "#app/couple/replies-api/openapi.ts";

test("what /api answers is an OpenAPI document of version 3.1, whose references lead somewhere", async () => {
  const validator = new Validator();
  const document = JSON.parse(
    JSON.stringify(openApiDocument("https://invitations.example", "Studio")),
  );
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const broken = JSON.stringify(document).replace('"in":"query"', '"in":"path of another"');
  expect(await validator.validate(broken)).toMatchObject({ valid: false });
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(document).toHaveProperty(`components.schemas.${name}`);
});
