/** Inline tokens. A string is text. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'em' | 'del'; readonly inner: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link' | 'image'; readonly href: string; readonly inner: readonly Inline[] }
  | { readonly type: 'break' }

export type Alignment = 'left' | 'right' | 'center' | undefined

export type Block =
  | { readonly type: 'paragraph' | 'heading' | 'line'; readonly inner: readonly Inline[] }
  | { readonly type: 'rule' }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Block[])[] }
  | {
      readonly type: 'table'
      readonly sides: readonly Alignment[]
      /** The first row is the head. */
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
