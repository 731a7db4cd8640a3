/** Never answers. */
export const handler = () => new Promise(() => {})
