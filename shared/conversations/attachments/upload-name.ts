/** A file's name in a message: the server takes 200 characters, and the extension must remain. */
export const uploadName = ({ name }: Pick<File, 'name'>): string => name.slice(-200)
