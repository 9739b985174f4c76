-- A model of an earlier version has a classifier, and no vectors. The next start loads the content again, with a new one.
DELETE FROM `search_models`;
