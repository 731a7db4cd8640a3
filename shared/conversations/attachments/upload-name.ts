/** What a file is called in a message: the server takes 200 characters, and the ending must stay. */
export const uploadName = ({ name }: Pick<File, 'name'>): string => name.slice(-200)
