export { areaLabel, comparedLabel, comparedText } from './describe-compared.ts'
export { Difference } from './difference.tsx'
