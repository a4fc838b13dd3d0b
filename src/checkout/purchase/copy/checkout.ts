import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { addressCopy } from '#delivery/addresses/copy.ts'
import { slotRefusals } from '#delivery/calendar/copy/delivery-slot.ts'
import { pausedSaleSentence } from '#delivery/calendar/copy/sale-pause.ts'
import { notByPost } from '#delivery/carriers/copy.ts'
import { outsideCity } from '#delivery/freight/copy/cep-quote.ts'
import { closedShopSentence } from '#platform/copy/closed-shop.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { joinList } from '#ui/copy/ui.ts'

type SentenceOf = {
  readonly [R in CheckoutRefusal as R['code']]: (details: R['details']) => string
}

const refusals: SentenceOf = {
  'cart-empty': () => 'Carrinho vazio',
  'cart-changed': () => 'Seu carrinho mudou. Confira os itens e o total antes de pagar.',
  'gift-changed': () => 'O presente mudou. Confira o cartão, a embalagem e o total antes de pagar.',
  'gift-not-by-post': ({ names }) => notByPost(names),
  'cpf-missing': () => 'Para enviar o pacote, falta o CPF de quem recebe.',
  'email-differs': () => 'O pedido usa sempre o e-mail da sua conta.',
  'product-unavailable': ({ names }) =>
    names.length === 1
      ? `${names[0]} não está mais à venda. Remova do carrinho para continuar.`
      : `${joinList(names)} não estão mais à venda. Remova do carrinho para continuar.`,
  'out-of-stock': ({ items }) =>
    `Não temos unidades suficientes: ${joinList(
      items.map(({ name, requested, available }) =>
        available === 0 ? `${name} acabou` : `${name} (você pediu ${requested}, temos ${available})`,
      ),
    )}. Ajuste o carrinho para continuar.`,
  'price-changed': ({ items }) =>
    `O preço mudou: ${joinList(
      items.map(({ name, before, now }) => `${name} passou de ${formatBrl(before)} para ${formatBrl(now)}`),
    )}. Confira o carrinho antes de pagar.`,
  'total-changed': ({ before, now }) =>
    `O total mudou de ${formatBrl(before)} para ${formatBrl(now)}. Confira o carrinho antes de pagar.`,
  'coupon-gone': ({ label }) =>
    `${label} acabou de ser usado pela última vez. Confira o novo total antes de pagar.`,
  'voucher-changed': () => 'O saldo do vale-presente mudou. Confira o novo total antes de pagar.',
  'freight-missing': () => 'Calcule o frete antes de finalizar a compra.',
  'freight-stale': () =>
    'O frete vale por 30 minutos e só para o endereço calculado. Calcule de novo para continuar.',
  'courier-off': () =>
    'A entrega mudou: agora ela é combinada com você, sem frete. Confira o total antes de pagar.',
  'shop-closed': () => closedShopSentence,
  'shop-paused': pausedSaleSentence,
  'address-not-found': () => addressCopy.notFound.text,
  'outside-city': ({ place }) => outsideCity(place),
  ...slotRefusals,
  'too-many-units': ({ most }) =>
    `Para quantidades maiores, fale com a gente. Na primeira compra, reservamos até ${most} ${most === 1 ? 'unidade' : 'unidades'} por vez.`,
  'already-paid': () => 'Este pedido já está pago. Obrigada pela compra!',
  'method-unavailable': () =>
    'Esta forma de pagamento não está disponível agora. Escolha outra para continuar.',
  'payment-not-opened': () =>
    'A operadora não aceitou abrir este pagamento, e nada foi cobrado. A loja já foi avisada. Tente outra forma de pagamento ou fale com a gente.',
  'provider-unavailable': () => 'Erro ao processar pagamento. Tente novamente.',
  'test-changed': () =>
    'O pedido de teste começou ou terminou em outra janela. Nada foi cobrado: confira o topo da página antes de continuar.',
}

export const tooManyUnitsCopy = { subject: 'Compra em quantidade maior' }

export function checkoutRefusalSentence(refusal: CheckoutRefusal): string {
  const sentence = refusals[refusal.code] as (details: CheckoutRefusal['details']) => string
  return sentence(refusal.details)
}

export const buyCopy = {
  start: 'Finalizar compra',
  freightIn: (amount: number | null) =>
    amount === null ? 'mais o frete' : amount > 0 ? `com frete de ${formatBrl(amount)}` : 'com frete grátis',
  secure: {
    both: 'Pix ou cartão, em ambiente seguro. Não guardamos os dados do seu cartão.',
    card: 'Pagamento por cartão, em ambiente seguro. Não guardamos os dados do seu cartão.',
    pix: 'Pagamento por Pix, em ambiente seguro.',
  },
  loading: 'Abrindo o pagamento...',
  unavailable: 'Erro ao carregar sistema de pagamentos. Verifique sua conexao.',
  retry: 'Tentar novamente',
  succeeded: 'Pagamento realizado com sucesso!',
  thanks: 'Recebemos o seu pedido e já vamos cuidar dele.',
} as const
