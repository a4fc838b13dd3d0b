export const adminMenuCopy = {
  navigation: 'Administração',
  waiting: 'aguardando',
  shortcuts: 'Atalhos',
  more: 'Mais',
  search: 'Buscar pedido por número, cliente ou vela',
  groups: {
    today: 'Hoje',
    orders: 'Pedidos',
    candles: 'Velas',
    customers: 'Clientes',
    selling: 'Vender mais',
    figures: 'Números',
    shop: 'Loja',
  },
  write: {
    label: 'Anotar',
    title: 'Anotar o quê?',
    order: { label: 'Pedido', hint: 'WhatsApp, Instagram, feira, telefone' },
    batch: { label: 'Leva', hint: 'as velas que você fez' },
    stock: { label: 'Contagem', hint: 'quantas velas há na prateleira' },
    dayOff: { label: 'Folga ou férias', hint: 'fecha dias no calendário' },
  },
} as const
