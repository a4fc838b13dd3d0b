import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { invoiceCopy as words } from '#fulfilment/orders/copy/admin-invoice.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { spacedKey } from '#orders/domain/access-key.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

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
  return (
    <AdminForm<OrderAnswer>
      action={pathTo('adminOrder', { id })}
      intent="invoice"
      failed={words.failed}
      hasFiles
      className="stack mt3"
      press={words.save}
      saving={words.saving}
      look={{ variant: 'ghost' }}
    >
      {({ input, errorOf }) => (
        <>
          <TextField
            label={words.key}
            hint={words.keyHint}
            {...input('accessKey')}
            numeric
            autoCapitalize="characters"
            maxLength={60}
            defaultValue={invoice ? spacedKey(invoice.accessKey) : undefined}
          />
          <TextField
            label={words.link}
            hint={words.linkHint}
            {...input('danfeUrl')}
            type="url"
            maxLength={500}
            defaultValue={invoice?.danfeUrl ?? undefined}
          />
          <Field label={words.xml} hint={words.xmlHint} error={errorOf('xml')}>
            {(wiring) => (
              <input {...wiring} className="input" type="file" name="xml" accept=".xml,text/xml" />
            )}
          </Field>
        </>
      )}
    </AdminForm>
  )
}
