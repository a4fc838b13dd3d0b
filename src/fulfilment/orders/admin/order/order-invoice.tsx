import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { invoiceCopy as words } from '#fulfilment/orders/copy/admin-invoice.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { spacedKey } from '#orders/domain/access-key.ts'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

/** The order's invoice: folded it says which, open it holds the form that writes it down. */
export function OrderInvoice({ order: { id, invoice, hasInvoiceXml } }: { order: AdminOrder }) {
  return (
    <details className="panel fold">
      <summary>
        <h2>{words.title}</h2>
        <span className="small muted">
          {invoice ? words.named(invoice.number, invoice.series) : words.none}
        </span>
      </summary>
      {invoice?.danfeUrl && (
        <p>
          <a className="link" href={invoice.danfeUrl} rel="noreferrer" target="_blank">
            <span>{words.link}</span>
          </a>
        </p>
      )}
      {hasInvoiceXml && (
        <p>
          <DownloadLink
            className="link"
            href={pathTo('adminInvoiceXml', { id })}
            failed={words.downloadFailed}
          >
            <span>{words.download}</span>
          </DownloadLink>
        </p>
      )}
      <InvoiceForm key={invoice?.accessKey} id={id} invoice={invoice} />
    </details>
  )
}

function InvoiceForm({ id, invoice }: Pick<AdminOrder, 'id' | 'invoice'>) {
  const fetcher = useFetcher<OrderAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const errorOf = (field: OrderAnswer['invoiceField']) =>
    fetcher.data?.invoiceField === field ? fetcher.data?.toast?.text : null
  return (
    <fetcher.Form
      method="post"
      action={pathTo('adminOrder', { id })}
      encType="multipart/form-data"
      className="stack mt3"
      noValidate
    >
      <input type="hidden" name="intent" value="invoice" />
      <TextField
        label={words.key}
        hint={words.keyHint}
        name="accessKey"
        numeric
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={60}
        defaultValue={invoice ? spacedKey(invoice.accessKey) : undefined}
        error={errorOf('accessKey')}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        name="danfeUrl"
        type="url"
        autoComplete="off"
        maxLength={500}
        defaultValue={invoice?.danfeUrl ?? undefined}
        error={errorOf('danfeUrl')}
      />
      <Field label={words.xml} hint={words.xmlHint} error={errorOf('xml')}>
        {(wiring) => <input {...wiring} className="input" type="file" name="xml" accept=".xml,text/xml" />}
      </Field>
      <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
        {words.save}
      </Button>
    </fetcher.Form>
  )
}
