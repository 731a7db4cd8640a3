import { createContext, use } from 'react'

/** What a page belongs to, from the inside out: the agent, the product. The shell provides it. */
export const TitleContext = createContext<readonly string[]>([])

/** The document's title: "Prompt · Front desk · the product", so that tabs of two agents can be told apart. */
export const PageTitle = ({ title }: { readonly title: string }) => (
  <title>{[title, ...use(TitleContext)].join(' · ')}</title>
)
