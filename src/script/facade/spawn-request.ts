import * as z from 'zod';

const id = z.string().min(1).max(200);
const spawnRequestSchema = z.strictObject({ id, name: z.string().min(1).max(300), args: z.unknown() });
const cancelRequestSchema = z.strictObject({ id });

/** What a script asks of `tools.spawn.exec`, as it comes out of the guest; null where it is not that. */
export function readSpawnRequest(args: unknown): { id: string; name: string; args: unknown } | null {
  const parsed = spawnRequestSchema.safeParse(args);
  return parsed.success ? { id: parsed.data.id, name: parsed.data.name, args: parsed.data.args } : null;
}

/** The id that a script asks `tools.spawn.cancel` to end; null where there is none. */
export function readCancelRequest(args: unknown): string | null {
  const parsed = cancelRequestSchema.safeParse(args);
  return parsed.success ? parsed.data.id : null;
}
