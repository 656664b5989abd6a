import * as z from 'zod';

const id = z.string().min(1).max(200);
const spawnRequestSchema = z.strictObject({ id, name: z.string().min(1).max(300), args: z.unknown() });
const cancelRequestSchema = z.strictObject({ id });

/** The request of a `tools.spawn.exec` call, as the guest sends it; null if it has another shape. */
export function readSpawnRequest(args: unknown): { id: string; name: string; args: unknown } | null {
  const parsed = spawnRequestSchema.safeParse(args);
  return parsed.success ? { id: parsed.data.id, name: parsed.data.name, args: parsed.data.args } : null;
}

/** The id that a script passes to `tools.spawn.cancel`; null if there is no valid id. */
export function readCancelRequest(args: unknown): string | null {
  const parsed = cancelRequestSchema.safeParse(args);
  return parsed.success ? parsed.data.id : null;
}
