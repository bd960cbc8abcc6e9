import { findInvitation } from "#app/domain/invitation/data.server.ts";
import { demos, type Demo } from "#app/shop/site/demos/links.ts";

/**
 * The demos that are published: a studio may leave out some or all of them. One that cannot be read
 * at this moment is among them.
 */
export async function findPublishedDemos(kv: KVNamespace): Promise<Demo[]> {
  const isThere = await Promise.all(
    demos.map(({ path }) =>
      findInvitation(kv, path).then(
        (invitation) => invitation !== null,
        () => true,
      ),
    ),
  );
  return demos.filter((_, index) => isThere[index]);
}
