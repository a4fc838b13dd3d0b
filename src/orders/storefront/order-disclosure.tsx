import type { ReactNode } from 'react'

interface OrderDisclosureProps {
  title: string
  /** Its answer in short, on the closed line. */
  answer?: string
  isOpen?: boolean
  children: ReactNode
}

/** What is asked for rarely, closed; the answer most people look for stands on it. */
export function OrderDisclosure({ title, answer, isOpen, children }: OrderDisclosureProps) {
  return (
    <details open={isOpen}>
      <summary>
        <span>{title}</span>
        {answer && <span className="order-page__answer">{answer}</span>}
      </summary>
      <div className="answer">{children}</div>
    </details>
  )
}
