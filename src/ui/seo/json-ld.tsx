import { createContext, useContext } from 'react'

/** Structured data for search engines, which read documents: the server writes it, a browser keeps what it got. */
export function JsonLd({ data }: { data: object | null }) {
  const nonce = useNonce()
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce from scripts, and have no data: it looks different to the one that takes the page over.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts are not read as HTML text; `scriptJson` leaves nothing that could end one
      dangerouslySetInnerHTML={{ __html: data ? scriptJson(data) : '' }}
    />
  )
}

/** JSON that cannot leave its script element, whatever a product's name holds: no '<' stays as it is. */
export function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** The nonce of this answer's inline scripts. Only the server has one: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
