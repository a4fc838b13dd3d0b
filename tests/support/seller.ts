export const seller = {
  SHOP_NAME: 'Lume & Coco',
  SHOP_CNPJ: '11.222.333/0001-81',
  SHOP_ADDRESS: 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
  SHOP_EMAIL: 'ola@lumeecoco.exemplo.com.br',
  SHOP_PHONE: '(11) 99999-0000',
}
