import { expect, test } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { attributes, site } from '../../../tests/support/example-emails.ts'
import { restockExamples } from './example-emails.ts'

test('the notice opens the size that is back, or the product if the message names no size', async () => {
  const page = `${site.siteUrl}/produto/flor-de-laranjeira`
  const notice = restockExamples['restock-notice']
  const { size: _size, ...earlier } = notice.data
  expect(attributes((await renderEmail(notice, site)).html, 'href')).toContain(`${page}?tamanho=120+g`)
  const { html } = await renderEmail({ ...notice, data: earlier }, site)
  expect(attributes(html, 'href')).toContain(page)
})

test('mail programs can offer to leave the waiting list', async () => {
  const { headers, html } = await renderEmail(restockExamples['restock-notice'], site)
  const link = `${site.siteUrl}/avise-me/sair?token=ficha`
  expect(headers['List-Unsubscribe']).toBe(`<${link}>`)
  expect(attributes(html, 'href')).toContain(link)
})
