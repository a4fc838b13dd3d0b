import { expect, it } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { attributes, site } from '../../../../tests/support/example-emails.ts'
import { newsletterExamples } from './example-emails.ts'

it.each(Object.values(newsletterExamples))(
  '$type can be left with one click of the mail program',
  async (email) => {
    const link = 'https://loja.exemplo.com.br/newsletter/cancelar?token=ficha'
    const { headers, html } = await renderEmail(email, site)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(attributes(html, 'href')).toContain(link)
  },
)

it('confirms a subscription on the closed page without promising a newsletter or candles', async () => {
  const { type, to, data } = newsletterExamples['newsletter-welcome']
  const closedEmail = await renderEmail({ type, to, data: { ...data, awaitsOpening: true } }, site)
  expect(closedEmail.subject).toBe('Seu e-mail está na lista')
  expect(closedEmail.text).toContain('A loja ainda está fechada. Quando ela abrir, você recebe um e-mail.')
  expect(closedEmail.text).not.toContain('Ritual de Carinho')
  expect(attributes(closedEmail.html, 'href')).not.toContain('https://loja.exemplo.com.br/produtos')
})
