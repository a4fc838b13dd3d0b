import { Form, useNavigation } from 'react-router'
import { bulkPrices as copy } from '#copy/admin/products/bulk-prices.ts'
import { namesInToast } from '#copy/admin/products/catalogue.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import type { PricesOutcome as Outcome } from './prices-action.server.ts'

/** What has new prices, what was left as it is and why, and the way back. */
export function PricesOutcome({ outcome, title }: { outcome: Outcome; title: string }) {
  const { changed, sentences, back } = outcome
  const busy = useNavigation().formData?.get('intent') === 'restore'
  return (
    <section className="panels" aria-label={title}>
      <Note tone={changed.length > 0 ? 'success' : 'info'} live>
        <b>{title}</b>
        {changed.length > 0 && <p>{namesInToast(changed)}</p>}
      </Note>
      {sentences.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      {back && (
        <Form method="post" className="panel stack">
          <p className="small muted">{copy.undoHint}</p>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="plan" value={back} />
          <div className="row">
            <Button type="submit" variant="ghost" busy={busy} busyLabel={copy.undoing}>
              {copy.undo}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
