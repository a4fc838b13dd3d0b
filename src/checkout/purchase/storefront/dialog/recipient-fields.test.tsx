import { expect, test } from 'vitest'
import type { Buyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { useRecipient } from './use-recipient.ts'

const buyer = { name: '', phone: '', email: 'ana@exemplo.com.br', hasOwnAddress: true } as Buyer

function Fields({ isGiver }: { isGiver: boolean }) {
  return <RecipientFields recipient={useRecipient(buyer)} hasAddress={false} isGiver={isGiver} />
}

test('asks the buyer of a present for their own name', () => {
  expect(renderMarkup(<Fields isGiver />)).toContain('Seu nome')
  expect(renderMarkup(<Fields isGiver />)).not.toContain('Para avisarmos quando chegar.')
  expect(renderMarkup(<Fields isGiver={false} />)).toContain('Nome completo')
})
