import type { Page } from '@playwright/test'

const script = `
  window.Stripe = () => {
    const element = { mount(node) { node.textContent = 'Campos da operadora' }, on() {}, off() {}, once() {}, update() {}, destroy() {}, unmount() {} }
    return {
      elements({ mode, amount, currency, customerSessionClientSecret }) {
        window.shownCardSession = customerSessionClientSecret ?? null
        if (mode !== 'payment' || !Number.isInteger(amount) || currency !== 'brl') throw new Error('IntegrationError')
        return { create: () => element, getElement: () => null, update() {}, on() {}, off() {}, submit: async () => ({}) }
      },
      async confirmPayment({ clientSecret, confirmParams, redirect }) {
        const message = await window.confirmAtStripe(clientSecret, confirmParams.return_url, redirect)
        return message ? { error: { message } } : { paymentIntent: { status: 'succeeded' } }
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    }
  }
`

export async function answerAsStripe(
  page: Page,
  confirm: (clientSecret: string, returnUrl: string, redirect: string) => string | null,
): Promise<void> {
  await page.exposeFunction('confirmAtStripe', confirm)
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}
