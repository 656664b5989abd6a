/** Package managers for whose caches a policy can give copies to commands. */
export const cacheNames = ['cargo', 'go', 'gradle', 'maven', 'npm', 'pip', 'pnpm'] as const;

export type CacheName = (typeof cacheNames)[number];
