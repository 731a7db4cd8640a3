/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Dollars with one decimal. */
export const dollars = (value: number): string => value.toFixed(1)

/** Adds up. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A number with at most two decimals, thousands with a comma. */
export const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
