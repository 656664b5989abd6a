import { Document, isMap, isSeq } from 'yaml';
import { defaultScriptLimits } from '../core/limits.ts';
import type { Layer } from './layers.ts';
import { renderPrograms } from './listed-programs.ts';
import type { Settings } from './merge-layers.ts';
import type { Rule } from './rule.ts';

/** Renders the policy with all layers merged, as a policy file that says the same by itself. */
export function renderResolvedYaml(options: {
  readonly name: string;
  readonly layers: readonly Layer[];
  readonly settings: Settings;
  readonly tools: { readonly offered: readonly string[] | null; readonly denied: readonly string[] };
  readonly rules: readonly Rule[];
  readonly programs: ReadonlyMap<string, string>;
}): string {
  const { settings, tools, rules } = options;
  const { wallClockMs, ...limits } = settings.limits;
  const changed = Object.fromEntries(
    Object.entries(settings.scriptLimits).filter(
      ([key, value]) => defaultScriptLimits[key as keyof typeof defaultScriptLimits] !== value,
    ),
  );
  const document = new Document({
    version: 1,
    name: options.name,
    approvals: settings.approvals,
    harness: { mode: settings.scriptMode, ...(Object.keys(changed).length > 0 && { limits: changed }) },
    ...((tools.offered !== null || tools.denied.length > 0) && {
      tools: {
        ...(tools.offered !== null && { pack: 'resolved', packs: { resolved: { tools: tools.offered } } }),
        ...(tools.denied.length > 0 && { deny: tools.denied }),
      },
    }),
    defaults: { decision: settings.defaultDecision, opaque: settings.opaqueDecision, onError: 'deny-and-abort' },
    limits: { ...limits, ...(wallClockMs !== undefined && { minutes: wallClockMs / 60_000 }) },
    require: {
      ...(settings.permissions !== null &&
        settings.permissions.length > 0 && { actor: { permission: settings.permissions } }),
      ...(settings.refusesForks && { fork: false }),
    },
    ...(options.programs.size > 0 && { programs: renderPrograms(options.programs) }),
    sandbox: {
      ...(settings.isolation !== null && { require: settings.isolation }),
      env: { pass: settings.passEnv },
      limits: settings.commandLimits,
    },
    rules: rules.map(({ written }) => written),
  });
  const list = document.get('rules');
  if (isSeq(list))
    for (const [index, item] of list.items.entries())
      if (isMap(item)) item.commentBefore = ` from ${(rules[index]?.layer ?? '').replaceAll(/\p{Cc}/gu, ' ')}`;
  // Layer digests belong to what the record proves, so they are part of the text that is hashed.
  document.commentBefore = options.layers
    .map(({ name, sha256 }) => ` ${name.replaceAll(/\p{Cc}/gu, ' ')} ${sha256}`)
    .join('\n');
  return document.toString({ lineWidth: 120 });
}
