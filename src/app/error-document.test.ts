import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { httpErrors } from '#platform/copy/errors.ts'
import { type HttpErrorCode, httpErrorStatus } from '#platform/http/http-error.ts'
import { errorTexts } from './error-document.ts'

it.each(Object.keys(httpErrorStatus) as HttpErrorCode[])(
  '%s has a page that its own policy allows',
  (code) => {
    const html = errorTexts.document({ code, requestId: 'K7QX3F-1A' })
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(errorTexts.documentPolicy).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    expect(html).toContain(httpErrors[code].text)
    expect(html).toContain('K7QX3F-1A')
    expect(html).not.toMatch(/<script|style="|http-equiv="refresh"/)
  },
)

it('warns that submitted data may not be stored, and promises nothing', () => {
  const html = errorTexts.document({ code: 'overloaded', requestId: 'K7QX3F-1A', isSubmission: true })
  expect(html).toContain('pode não ter sido gravado')
  expect(html).not.toContain('se perdeu')
  expect(errorTexts.document({ code: 'overloaded', requestId: 'K7QX3F-1A' })).not.toContain('gravado')
})
