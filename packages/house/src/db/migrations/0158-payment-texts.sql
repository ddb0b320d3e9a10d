-- Payment methods and their categories have texts by language, as bonuses do. What they had so far is a text
-- in the default language of the tenant's first site.

create table payment_category_text (
  category_id integer not null references payment_category on delete cascade,
  tenant_id integer not null references tenant,
  lang text not null references language (code),
  title text not null check (length(title) between 1 and 100),
  primary key (category_id, lang),
  constraint payment_category_text_title unique (tenant_id, lang, title)
);

create table payment_method_text (
  method_id integer not null references payment_method on delete cascade,
  lang text not null references language (code),
  title text not null check (length(title) between 1 and 100),
  instructions text,
  -- Of the account lines, in their order: a label, or null where this language has none.
  account_labels jsonb not null default '[]' check (jsonb_typeof(account_labels) = 'array'),
  -- [{"label", "hint"}] of the fields, in their order; null where this language has none.
  field_texts jsonb not null default '[]' check (jsonb_typeof(field_texts) = 'array'),
  primary key (method_id, lang)
);

insert into payment_category_text (category_id, tenant_id, lang, title)
  select category_id, tenant_id, coalesce(chosen.code, 'tr'), title
  from payment_category left join lateral (
    select code from site left join lateral (
        select document ->> 'site_default_lang' as lang from site_settings
        where site_settings.site_id = site.site_id order by version desc limit 1) settings on true
      left join language on code = settings.lang
    where site.tenant_id = payment_category.tenant_id order by site.site_id limit 1) chosen on true;

insert into payment_method_text (method_id, lang, title, instructions, account_labels, field_texts)
  select method_id, said.lang, method.title, instructions,
    (select coalesce(jsonb_agg(line -> 'label' order by place), '[]')
      from jsonb_array_elements(account_lines) with ordinality as lines (line, place)),
    (select coalesce(jsonb_agg(jsonb_build_object('label', field -> 'label', 'hint', field -> 'hint')
        order by place), '[]')
      from jsonb_array_elements(fields) with ordinality as given (field, place))
  from payment_method method join payment_category_text said using (category_id);

-- The name by which a seed makes a category once; null for one that an operator makes from now on. Nothing
-- says who made those that there are: each has its title as its name, as the seed's own have.
alter table payment_category add column seed_name text;
update payment_category set seed_name = title;
alter table payment_category
  drop column title,
  add constraint payment_category_seed unique (tenant_id, seed_name);

-- ["DE89 …", …]: where to pay to.
alter table payment_method rename column account_lines to account_values;
alter table payment_method
  rename constraint payment_method_account_lines_check to payment_method_account_values_check;
-- [{"name", "type", "required"}], in the order in which they are asked for.
update payment_method set
  account_values = (select coalesce(jsonb_agg(line -> 'value' order by place), '[]')
    from jsonb_array_elements(account_values) with ordinality as lines (line, place)),
  fields = (select coalesce(jsonb_agg(field - 'label' - 'hint' order by place), '[]')
    from jsonb_array_elements(fields) with ordinality as given (field, place));
alter table payment_method drop column title, drop column instructions;
