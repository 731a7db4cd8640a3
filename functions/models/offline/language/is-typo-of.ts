/** Whether two long words differ by one typo: a letter too many, missing or wrong, or two letters swapped. */
export const isTypoOf = (one: string, other: string): boolean => {
  if (one.length < 5 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (restOfOne.slice(2) === restOfOther.slice(2) && restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0])
  )
}
