import { isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

/** Files that start the whole product as processes of their own, several times over. */
export const productFiles: readonly string[] = [
  'test/local/crash.test.ts',
  'test/local/demo-week.test.ts',
  'test/local/killed-in-mid-turn.test.ts',
  'test/local/knowledge.test.ts',
  'test/local/product.test.ts',
  'test/local/restored-region.test.ts',
]

/** Those that a whole `npm test` leaves to another commit: of the six the commit chooses one; none in a whole sweep. */
export const leftProductFiles = (): readonly string[] => {
  const chosen = isWholeSweep ? productFiles : oneOfEach(6, productFiles)
  return productFiles.filter((file) => !chosen.includes(file))
}
