import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { actionOn } from '#fulfilment/orders/admin/refusal-answer.server.ts'
import { invoiceCopy as words } from '#fulfilment/orders/copy/admin-invoice.ts'
import { saveInvoice } from '#orders/use-cases/save-invoice.ts'
import { refuse } from '#platform/domain/result.ts'
import { chosenFile, textUpTo } from '#platform/http/request/form-fields.server.ts'

const fields = {
  'key-length': 'accessKey',
  'key-check-digit': 'accessKey',
  'key-of-something-else': 'accessKey',
  'key-of-another-order': 'accessKey',
  'danfe-link': 'danfeUrl',
  'xml-unreadable': 'xml',
  'xml-of-another': 'xml',
  'xml-too-large': 'xml',
}

const LARGEST_XML = 500_000

export const invoiceIntent = intent({
  schema: z.object({ accessKey: textUpTo(80), danfeUrl: textUpTo(600), xml: chosenFile }),
  failed: words.failed,
  async run({ xml, ...typed }, request) {
    if (xml && xml.size > LARGEST_XML) return refuse('xml-too-large')
    return saveInvoice(request.shop, {
      ...actionOn(request),
      ...typed,
      xml: xml ? await xml.text() : null,
    })
  },
  done: () => words.saved,
  refusals: words.refusals,
  fields,
})
