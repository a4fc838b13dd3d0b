import { createHash } from 'node:crypto'
import { errorPage, type HttpErrorCode, httpErrors } from '#copy/errors.ts'

/** The page must stand when nothing else does, so it carries its own style, allowed by its hash. */
const style = `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#fbf7f0;color:#2c1d14;
font:1.0625rem/1.6 "Source Sans 3 Variable","Source Sans 3",system-ui,sans-serif;text-align:center}
main{max-width:34rem}
svg{width:3.5rem;height:3.5rem;color:#9c500e}
h1{margin:1.5rem 0 .75rem;font:500 clamp(2.125rem,1.72rem + 1.65vw,3.25rem)/1.12 "Cormorant Garamond Variable",
"Cormorant Garamond",Georgia,serif}
p+p{margin-top:.75rem}
.quiet{color:#6b5546;font-size:.9375rem}
.ways{margin-top:2rem;display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid #2c1d14;border-radius:2px;
color:inherit;text-decoration:none}
a.main{background:#2c1d14;color:#fffdfa}
a:focus-visible{outline:2px solid #9c500e;outline-offset:3px}
hr{width:3rem;margin:2rem auto;border:0;border-top:1px solid #ddd0bf}
code{font-family:inherit;font-variant-numeric:tabular-nums;letter-spacing:.04em;color:#2c1d14}
`

const flame =
  '<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="M25.4 5.2C26.2 10.8 28.9 13.8 28.9 18.8C28.9 22.7 26.8 25.2 24 25.2C21.2 25.2 19.1 22.7 19.1 18.8C19.1 14 24.6 11.6 25.4 5.2zM24.5 16.4C24.8 18.6 26.2 19.4 26.2 21.3C26.2 22.8 25.2 23.7 24 23.7C22.8 23.7 21.8 22.8 21.8 21.3C21.8 19.5 24 18.7 24.5 16.4z"/><path d="M7.4 28.6H40.6A16.6 14.4 0 0 1 7.4 28.6z"/><path fill-rule="evenodd" d="M24 1a23 23 0 1 1 0 46a23 23 0 0 1 0-46zm0 1.5a21.5 21.5 0 1 0 0 43a21.5 21.5 0 0 0 0-43z"/></svg>'

const styleHash = createHash('sha256').update(style).digest('base64')

export const errorDocumentPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export interface ErrorDocument {
  code: HttpErrorCode
  requestId: string
  /** Only a page that may be asked for again without harm reloads itself. */
  retryAfterSeconds?: number
}

export function errorDocument({ code, requestId, retryAfterSeconds }: ErrorDocument): string {
  const { title, text } = httpErrors[code]
  const refresh = retryAfterSeconds ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''
  const retrying = retryAfterSeconds ? `<p class="quiet">${errorPage.retrying}</p>` : ''
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${title} · Lume &amp; Coco</title>
<style>${style}</style>
</head>
<body>
<main>
${flame}
<h1>${title}</h1>
<p>${text}</p>${retrying}
<p class="ways">${retryAfterSeconds ? `<a class="main" href="">${errorPage.tryAgain}</a>` : ''}<a href="/">${errorPage.home}</a></p>
<hr>
<p class="quiet">${errorPage.reference}: <code>${requestId}</code></p>
</main>
</body>
</html>
`
}
