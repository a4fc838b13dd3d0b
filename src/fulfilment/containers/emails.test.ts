import { expect, test } from 'vitest'
import { renderEmail } from '#app/jobs/render-email.ts'
import { site } from '../../../tests/support/example-emails.ts'
import { containersExamples } from './example-emails.ts'

test('the coupon’s code is on its own line, as large as fits', async () => {
  const { html } = await renderEmail(containersExamples['pots-coupon'], site)
  expect(html).toMatch(/<p [^>]*style="[^"]*font:600 34px[^"]*">POTES7K3M9Q2X<\/p>/)
})
