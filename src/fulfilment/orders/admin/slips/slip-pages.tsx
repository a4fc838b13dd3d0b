import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { packingSlipCopy as copy } from '#fulfilment/orders/copy/admin-packing-slip.ts'
import type { PackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import type { SlipCodes } from '#fulfilment/orders/use-cases/slip-parts.ts'
import { GiftCard } from '#orders/vouchers/storefront/gift-card.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { ArrowLink, Button, LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { findCode, listDetails, PackingSheet, type Sender } from './packing-sheet.tsx'
import {
  HEIGHT_OF_WARNING,
  HEIGHT_WITH_CODE,
  heightOfAddress,
  heightOfItem,
  PAPERS,
  type Paper,
  readPaper,
  slipSheets,
} from './packing-slip.ts'

interface GiftCardSheetProps {
  orderNumber: string
  message: string
}

interface SlipPagesProps {
  slips: readonly PackingSlip[]
  codes: SlipCodes
  sender: Sender
  backLink: Way
  next?: Way
}

interface Way {
  to: string
  label: string
}

export function SlipPages({ slips, codes, sender, backLink, next }: SlipPagesProps) {
  const parameters = new URLSearchParams(useLocation().search)
  const paper = readPaper(parameters.get('paper'))
  const isInColour = parameters.has('cores')
  const unpaid = slips.filter(({ paymentStatus }) => paymentStatus !== 'paid')
  return (
    <div className={classNames('print-page', `print-page--${paper}`, !isInColour && 'print-page--grey')}>
      <header className="print-bar cluster g4 ends">
        <ArrowLink back to={backLink.to}>
          {backLink.label}
        </ArrowLink>
        <PaperChoice parameters={parameters} paper={paper} isInColour={isInColour} />
        {slips.length > 0 && (
          <Button small onClick={() => window.print()}>
            {copy.printAll(slips.length)}
          </Button>
        )}
        {next && slips.length > 0 && (
          <LinkButton small variant="ghost" to={next.to}>
            {next.label}
          </LinkButton>
        )}
      </header>
      {unpaid.length > 0 && (
        <Note tone="danger" className="print-bar cluster g4 ends">
          <Unbroken>{copy.unpaidOnes(unpaid.map(({ orderNumber }) => orderNumber))}</Unbroken>
        </Note>
      )}
      <main id="conteudo" tabIndex={-1}>
        {slips.length === 0 && <p className="print-bar cluster g4 ends">{copy.none}</p>}
        {slips.map((slip) => (
          <Fragment key={slip.id}>
            <SlipSheets slip={slip} codes={codes} sender={sender} paper={paper} />
            {slip.gift?.message && (
              <GiftCardSheet orderNumber={slip.orderNumber} message={slip.gift.message} />
            )}
          </Fragment>
        ))}
      </main>
    </div>
  )
}

interface SlipSheetsProps {
  slip: PackingSlip
  codes: SlipCodes
  sender: Sender
  paper: Paper
}

function SlipSheets({ slip, codes, sender, paper }: SlipSheetsProps) {
  const { line1, line2 = '' } = slip.shippingAddress
  const wrapping = slip.gift ? [copy.gift(slip.gift.wrapping)] : []
  const recipient = { name: slip.contact.name, lines: [line1, line2, ...wrapping] }
  const sheets = slipSheets(slip.items, paper, {
    lostHeight:
      heightOfAddress(recipient, paper) +
      (slip.gift ? 1 : 0) +
      (slip.paymentStatus === 'paid' ? 0 : HEIGHT_OF_WARNING),
    heightOf: (item) =>
      Math.max(
        heightOfItem({ name: item.name, details: listDetails(item) }, paper),
        findCode(item, codes) ? HEIGHT_WITH_CODE : 0,
      ),
  })
  return sheets.map((sheet, index) => (
    <PackingSheet
      key={sheet.items[0]?.id ?? 'empty'}
      slip={slip}
      codes={codes}
      sender={sender}
      sheet={sheet}
      number={index + 1}
      count={sheets.length}
    />
  ))
}

interface PaperChoiceProps {
  parameters: URLSearchParams
  paper: Paper
  isInColour: boolean
}

/** Links rather than buttons, so that the choice has a URL. */
function PaperChoice({ parameters, paper, isInColour }: PaperChoiceProps) {
  const searchWith = (name: string, value: string | null) => {
    const changed = new URLSearchParams(parameters)
    if (value === null) changed.delete(name)
    else changed.set(name, value)
    return `?${changed}`
  }
  return (
    <nav className="segments" aria-label={copy.paper}>
      {PAPERS.map((option) => (
        <Link
          key={option}
          className="segments__item nowrap fs-small"
          to={{ search: searchWith('paper', option) }}
          aria-current={option === paper ? 'true' : undefined}
        >
          {option.toUpperCase()}
        </Link>
      ))}
      <Link
        className="segments__item nowrap fs-small"
        to={{ search: searchWith('cores', isInColour ? null : '1') }}
        aria-current={isInColour ? 'true' : undefined}
      >
        {copy.inColour}
      </Link>
    </nav>
  )
}

/** Printed alone, because the card must not show anything else. */
function GiftCardSheet({ orderNumber, message }: GiftCardSheetProps) {
  return (
    <section className="slip slip--card" aria-label={copy.cardOf(orderNumber)}>
      <GiftCard message={message} />
    </section>
  )
}
