import { expect, test } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { demoWords, demoWordsIn } from '../../../tests/support/demo-words.ts'
import { examples } from '../../../tests/support/example-emails.ts'

test.each(Object.values(examples))('the e-mail $type invents nothing about the shop', async (email) => {
  const shop = { name: 'Loja', taxId: '', address: '', email: '' }
  const { subject, html, text } = await renderEmail(email, {
    siteUrl: 'https://loja.exemplo.com.br',
    shop,
    newsletter: 'Novas da loja',
  })
  const facts = JSON.stringify(email)
  const words = demoWords().filter((word) => !facts.includes(word))
  expect(demoWordsIn(`${subject}\n${html}\n${text}`, words)).toEqual([])
  expect(text).not.toMatch(/CNPJ|cera de coco|mailto:/)
})
