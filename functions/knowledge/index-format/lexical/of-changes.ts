import type { QueryPlan } from './query-plan.ts'

/** Whether a page's title says that it lists what versions changed: release notes, a changelog, "What's new". */
export const isOfChanges = (title: string): boolean => titles.test(title)

/** Whether a question asks for such. A version that it names is in the title of the page about it, which counts more. */
export const asksForChanges = ({ concepts }: Pick<QueryPlan, 'concepts'>): boolean =>
  concepts.some(({ word }) => asking.test(word))

const titles =
  /\b(?:what[’']s new|new features|release (?:notes|history|log)|changelog|versionshinweise|neuigkeiten|notes de version|journal des modifications|notas de (?:la )?vers[ia]|note di rilascio)|更新(?:日志|履歴)|リリースノート/i

const asking =
  /^(?:new(?:s|est)?|latest|since|versions?|release[sd]?|change[sd]?|changelog|deprecated|removed|added|up(?:grad|dat)(?:e|es|ing)|neue?s?|nouveau|nuevo|nuovo|novo|nieuw|更新)$/
