import { createHash } from 'node:crypto'
import { errorPage, httpErrors } from '#platform/copy/errors.ts'
import type { ErrorDocument, ErrorTexts } from '#platform/http/http-error.ts'
import symbol from '#ui/brand/symbol.svg?raw'

/** The page must work when nothing else does, so its inline style is allowed by hash. */
const style = `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#fbf7f0;color:#2c1d14;
font:1.0625rem/1.6 "Source Sans 3 Variable","Source Sans 3",system-ui,sans-serif;text-align:center}
main{max-width:34rem}
svg{width:3.5rem;height:3.5rem;fill:#9c500e}
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

const styleHash = createHash('sha256').update(style).digest('base64')

const documentPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

function errorDocument({ code, requestId, isSubmission, retryAfterSeconds }: ErrorDocument): string {
  const { title, text } = httpErrors[code]
  const refresh = retryAfterSeconds ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''
  const notSaved = isSubmission ? `<p>${errorPage.notSaved}</p>` : ''
  const retrying = retryAfterSeconds ? `<p class="quiet">${errorPage.retrying}</p>` : ''
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${symbol}
<h1>${title}</h1>
<p>${text}</p>${notSaved}${retrying}
<p class="ways">${retryAfterSeconds ? `<a class="main" href="">${errorPage.tryAgain}</a>` : ''}<a href="/">${errorPage.home}</a></p>
<hr>
<p class="quiet">${errorPage.reference}: <code>${requestId}</code></p>
</main>
</body>
</html>
`
}

export const errorTexts: ErrorTexts = {
  sentence: (code) => httpErrors[code].text,
  document: errorDocument,
  documentPolicy,
}
