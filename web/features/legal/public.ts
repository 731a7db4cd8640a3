export { isLegalPage, legalPages } from './legal-pages.ts'
