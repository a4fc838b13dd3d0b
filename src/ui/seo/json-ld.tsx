import { createContext, useContext } from 'react'

/** Search engines read documents, so only the server renders this; hydration keeps the server's HTML. */
export function JsonLd({ data }: { data: object | null }) {
  const nonce = useNonce()
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce, and client renders have no data, so hydration would report a mismatch.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts are not read as HTML text; `scriptJson` leaves nothing that could end one
      dangerouslySetInnerHTML={{ __html: data ? scriptJson(data) : '' }}
    />
  )
}

/** Escapes every '<', so that no product name can close the script element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}

/** Undefined in the browser, which hides nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
