-- Info pages (§2, D48): one text a site, page and language; sanitised before it is written (D62).

create table info_page (
  site_id integer not null references site,
  page_id integer not null check (page_id > 0),
  lang text not null references language (code),
  tenant_id integer not null references tenant,
  title text not null check (length(title) between 1 and 300),
  html text not null check (length(html) <= 200000),
  actor text not null,
  updated_at timestamptz not null default now(),
  primary key (site_id, page_id, lang)
);
