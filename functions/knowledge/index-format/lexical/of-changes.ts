import type { QueryPlan } from './query-plan.ts'

/** Whether a page's title says that it lists what versions changed: release notes, a changelog, "What's new". */
export const isOfChanges = (title: string): boolean => titles.test(title)

/** Whether a question asks for such. A version that it names is in the title of the page about it, which counts more. */
export const asksForChanges = ({ concepts }: Pick<QueryPlan, 'concepts'>): boolean =>
  concepts.some(({ word }) => asking.test(word))

const titles =
  /\b(?:what[’']?s new|new features|release (?:notes|history|log)|change ?logs?|versionshinweise|neuigkeiten|änderungsprotokoll|notes de (?:version|publication)|journal des modifications|notas de (?:la )?versi[oó]n|registro de cambios|note di rilascio|notas de vers[aã]o|registo de alterações|wijzigingen)(?![\p{L}\p{N}])|更新日志|更新日誌|更新履歴|变更记录|リリースノート/iu

const asking =
  /^(?:new|news|newest|latest|since|version|versions|release|released|releases|changelog|change|changes|changed|deprecated|removed|added|upgrade|upgrading|update|updates|neu|neue|neues|änderungen|geändert|nouveau|nouveaut(?:é|e)s?|nuevo|novedades|novità|novidades|nieuw|更新|新機能|新功能)$/iu
