-- The notification of a decision on a payment names the amount as {amount}: its reader's language decides how
-- the request's amount is written. Those of earlier versions have it as a number with the currency's code.

update notification_text text set title = replace(text.title, payment.amount, '{amount}')
from (
  select notification_id,
    round(t.amount / power(10::numeric, c.digits), c.digits)::text || U&'\00A0' || t.currency as amount
  from notification join transfer_request t using (transfer_id)
    join currency c on c.code = t.currency) payment
where text.notification_id = payment.notification_id;
