import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

export function renderMarkup(element: ReactNode, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** First opening tag that contains all pieces, e.g. `tagWith(html, '<input', 'name="cep"')`. */
export function tagWith(html: string, ...pieces: string[]): string {
  const tag = html.match(/<[^>]+>/g)?.find((candidate) => pieces.every((piece) => candidate.includes(piece)))
  if (!tag) throw new Error(`no tag with ${pieces.join(' and ')} in ${html}`)
  return tag
}

export function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}
