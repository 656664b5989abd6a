import type { ResolvedPolicy } from '../../resolve/load.ts';
import type { Advice, AdviceLint } from './finding.ts';

type Numbers = Readonly<Record<string, unknown>>;

/** Limits that have no effect, because another layer sets a stricter one. */
export const lintOverriddenSettings: AdviceLint = (policy) =>
  policy.files.flatMap((layer, index) =>
    sections.flatMap(({ place, read }): Advice[] =>
      Object.entries(read(layer.file) ?? {}).flatMap(([key, written]): Advice[] => {
        // Extended policies come first. A policy may well be stricter than those.
        const stricter = policy.files
          .slice(0, index)
          .find((other) => isStricter(key, read(other.file)?.[key], written));
        if (stricter === undefined) return [];
        const path = [...place, key];
        return [
          {
            severity: 'warning',
            code: 'overridden-setting',
            ruleId: null,
            problem: layer.yaml.problemAt(
              path,
              `${path.join('.')}: ${String(written)} has no effect: ${stricter.name} sets ${String(read(stricter.file)?.[key])}, and the stricter limit applies`,
              'Leave it out. A policy cannot raise a limit of a policy that it extends.',
            ),
          },
        ];
      }),
    ),
  );

const sections: readonly {
  readonly place: readonly string[];
  readonly read: (file: ResolvedPolicy['files'][number]['file']) => Numbers | undefined;
}[] = [
  { place: ['limits'], read: ({ limits }) => limits },
  { place: ['harness', 'limits'], read: ({ harness }) => harness?.limits },
  { place: ['sandbox', 'limits'], read: ({ sandbox }) => sandbox?.limits },
];

// Free disk is a minimum.
function isStricter(key: string, other: unknown, written: unknown): boolean {
  if (typeof other !== 'number' || typeof written !== 'number') return false;
  return key === 'freeDiskMb' ? other > written : other < written;
}
