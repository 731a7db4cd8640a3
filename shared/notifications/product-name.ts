/**
 * What the product is called, the same in every language: pages, its manifest, the description of its API, and the names that no agency
 * can have are made from it. No page of an agency's host says it.
 */
export const productName = 'Parley'
