import type { Problem } from '../../core/types/error.ts';
import type { SearchService } from '../../core/types/search.ts';
import type { Layer } from '../layers/layers.ts';
import { readSearch } from './search-settings.ts';

/** The search service of all layers; null if none names one. `checkSearch` has reported those that differ. */
export function mergeSearch(layers: readonly Layer[]): SearchService | null {
  const [written] = layers.flatMap(({ file }) => file.search ?? []);
  return written === undefined ? null : readSearch(written);
}

/** Reports two layers that name different services: neither may replace the other. */
export function checkSearch(layers: readonly Layer[], problems: Problem[]): void {
  const [first, ...others] = layers.filter(({ file }) => file.search !== undefined);
  for (const { file, yaml } of others)
    if (first !== undefined && JSON.stringify(file.search) !== JSON.stringify(first.file.search))
      problems.push(
        yaml.problemAt(
          ['search'],
          `the search service is another one in ${first.name}`,
          'Leave it out, or name exactly the same service.',
        ),
      );
}
