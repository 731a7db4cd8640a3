/** Rows of RFC 4180 text: quoted cells may hold commas, line breaks and doubled quotes. Empty lines are left out. */
export const parseCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at)
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) endCell()
    else if (letter === '\n' && !isQuoted) endRow()
    else cell += letter
  }
  endRow()
  return rows
}
