/** Never returns. */
export const handler = () => new Promise(() => {})
