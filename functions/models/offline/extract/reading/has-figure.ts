/**
 * Whether a text states a figure. The digits of a name (`utf-8`, `sqlite3_open`, `HTTP/2`), placeholders (`?123`), switches (0 and 1)
 * years in brackets and versions of a program are none.
 */
export const hasFigure = (text: string): boolean => figure.test(text.replace(version, '')) || asianFigure.test(text)

/** Numerals of Japanese and Chinese before a unit: 五百円, 三十天, 九時. */
const asianFigure =
  /(?<![\d一二三四五六七八九十百千万両两半])[\d一二三四五六七八九十百千万両两半]+\s?(?:[円元圆块日天時时点點分人名回次歳岁年月週周個个階层楼％%]|小时|時間|工作日|ユーロ|公里|キロ|メートル)/

const version = /\b(?:version|release|v\.?) ?\d+(?:\.\d+)*|\b(?:since|in|before|after|until) \d+\.\d+(?:\.\d+)*\b/gi

const figure =
  /(?<![\p{L}\p{N}_/.?#(-])-?[€$£]?(?:\p{N}[\p{N}.,:]*\p{N}|[2-9]|[01](?= ?[a-zA-Z%€$£°]))(?:\s?[%€$£°]|\s?\p{L}{1,3}(?!\p{L}))?(?![\p{L}\p{N}_(-])|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|hundert|tausend|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille)\b/iu
