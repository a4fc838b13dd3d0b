import { Form, Link, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { addMonths, LAST_DAYS_OFFERED, lastDays, type ReportSpan } from '#orders/domain/report-span.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const copy = reportsCopy.controls

interface SpanControlsProps {
  span: ReportSpan
  months: readonly string[]
  today: string
}

export function SpanControls({ span, months, today }: SpanControlsProps) {
  return (
    <div className="span-controls cluster no-print">
      <MonthChoice span={span} months={months} />
      <details className="span-controls__any" key={`${span.from} ${span.to}`}>
        <summary className="btn btn--ghost btn--s">{copy.any}</summary>
        <Form className="grid g3 span-controls__days" method="get" action={pathTo('adminReports')}>
          {LAST_DAYS_OFFERED.map((days) => (
            <Link
              key={days}
              className="btn btn--ghost btn--s"
              to={pathTo('adminReports', {}, { ...lastDays(days, today) })}
            >
              {copy.lastDays(days)}
            </Link>
          ))}
          <TextField
            label={copy.from}
            type="date"
            name="from"
            defaultValue={span.from}
            max={today}
            required
          />
          <TextField label={copy.to} type="date" name="to" defaultValue={earlier(span.to, today)} required />
          <Button type="submit" small>
            {copy.show}
          </Button>
        </Form>
      </details>
      <Button variant="ghost" small onClick={() => window.print()}>
        <AdminIcon name="printer" size="s" />
        {copy.print}
      </Button>
    </div>
  )
}

const earlier = (a: string, b: string) => (a < b ? a : b)

function MonthChoice({ span, months }: Omit<SpanControlsProps, 'today'>) {
  const submit = useSubmit()
  const month = span.month ?? span.to.slice(0, 7)
  const offered = span.month && !months.includes(span.month) ? [span.month, ...months] : months
  return (
    <nav className="span-controls__month strip g2" aria-label={copy.label}>
      <MonthLink month={addMonths(month, -1)} label={copy.earlier} icon="chevron-left" />
      <Form key={month} method="get" action={pathTo('adminReports')}>
        <SelectField
          label={copy.month}
          labelHidden
          name="month"
          defaultValue={span.month ?? ''}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
          options={[
            ...(span.month ? [] : [{ value: '', label: copy.chosen }]),
            ...offered.map((month) => ({ value: month, label: copy.monthName(month) })),
          ]}
        />
      </Form>
      <MonthLink month={addMonths(month, 1)} label={copy.later} icon="chevron-right" />
    </nav>
  )
}

function MonthLink({
  month,
  label,
  icon,
}: {
  month: string
  label: string
  icon: 'chevron-left' | 'chevron-right'
}) {
  return (
    <Link
      className="icon-btn icon-btn--line"
      to={pathTo('adminReports', {}, { month })}
      aria-label={label}
      title={copy.monthName(month)}
      preventScrollReset
    >
      <AdminIcon name={icon} />
    </Link>
  )
}
