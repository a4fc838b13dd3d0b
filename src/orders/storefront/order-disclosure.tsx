import type { ReactNode } from 'react'

interface OrderDisclosureProps {
  title: string
  answer?: string
  isOpen?: boolean
  children: ReactNode
}

export function OrderDisclosure({ title, answer, isOpen, children }: OrderDisclosureProps) {
  return (
    <details open={isOpen}>
      <summary>
        <span>{title}</span>
        {answer && <span className="order-page__answer muted">{answer}</span>}
      </summary>
      <div className="answer">{children}</div>
    </details>
  )
}
