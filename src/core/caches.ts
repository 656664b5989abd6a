/** Package managers whose caches a policy can lend to commands. */
export const cacheNames = ['cargo', 'go', 'gradle', 'maven', 'npm', 'pip'] as const;

export type CacheName = (typeof cacheNames)[number];
