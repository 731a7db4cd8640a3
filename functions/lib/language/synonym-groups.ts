/**
 * Words of the same meaning in nearly every business, one group a line, in the languages besides English: small letters without
 * accents, of Japanese and Chinese the pairs of characters. English has lists of its own, which are measured with its manuals.
 */
export const synonymGroups: readonly string[] = `
preis preise kosten kostet gebuhr tarif
bezahlen zahlen zahlung bezahlung
rabatt ermassigung nachlass vergunstigung
lieferung versand lieferzeit zustellung liefern verschicken
ruckgabe umtausch zurucksenden zuruckschicken
erstattung ruckerstattung erstatten
geoffnet offen offnungszeiten sprechzeiten
geschlossen zu schliessen
termin termine
reservieren buchen buchung reservierung
stornieren absagen stornierung
anmelden anmeldung registrieren
reparieren reparatur
parkplatz parken parkplatze parkhaus
telefon telefonisch anrufen telefonnummer
adresse anschrift standort
haltestelle bahnhof
prix tarif tarifs coute cout
payer paiement regler reglement
reduction remise rabais
livraison expedition envoi livrer
retour retourner renvoyer
rembourser remboursement
ouvert ouverts ouverture horaires heures heure
ferme fermeture
reserver reservation
annuler annulation
inscription inscrire
reparer reparation
garer parking stationner stationnement
telephone appeler
precio precios cuesta coste vale tarifa
pagar pago
descuento rebaja
envio entrega
devolucion devolver devuelven
reembolso reembolsar
abierto abren abrir horario
cerrado cierran cerrar cerramos
reservar reserva
cancelar cancelacion
inscribirse inscribo inscripcion apuntarse
aparcar aparcamiento estacionamiento
clase clases curso
llamar telefono
prezzo prezzi costa tariffa costo
pagare pagamento
sconto riduzione
consegna spedizione
restituire reso restituzione
rimborso rimborsare
aperto apertura orari orario
chiuso chiusura
prenotare prenotazione
annullare disdire cancellare
iscrizione iscriversi
parcheggio parcheggiare
preco precos custa tarifa
pagamento pagar
entrega envio
devolucao devolver
reembolso reembolsar
aberto abertos abre abrem horario
encerrado encerrada fechado fechada fecha
marcar marcacao reservar
cancelar cancelamento anular
inscricao inscrever
estacionamento estacionar
prijs prijzen kosten kost tarief tarieven
betalen betaling pinnen
korting
levering bezorging verzending leveren bezorgen
retour retourneren terugsturen ruilen
terugbetaling vergoeding
open openingstijden geopend
gesloten dicht sluiten sluit
reserveren boeken reservering
annuleren afzeggen
inschrijven aanmelden inschrijving
parkeren parkeerplaats
料金 値段 価格 費用 代金
支払 払い 決済 会計
割引 値引 クーポン
送料 配送 発送 配達
返品 返却 交換
返金 払戻
営業 開店 時間
休業 定休 休み 休日 休館
予約 申込 申し
取消 解約
修理 修繕
駐車 車場
電話 連絡 問合
住所 所在 場所
电话 联系 致电
价格 收费 费用 多少 价钱 付费 付钱
支付 付款 付钱
優惠 优惠 折扣 打折
免费 付钱 收费
快递 配送 送货 发货 寄送 邮寄
退货 退换 换货
退款 退钱 退还
营业 开门 开放
休息 关门 放假
预约 预订 预定 报名
取消 退订
修理 维修
停车 车位 泊车
地址 位于 位置
`
  .trim()
  .split('\n')
